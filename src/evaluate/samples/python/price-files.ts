import type { SampleFile } from '../sample.ts';

/** Price list, discounts and extras. The bug is in campsite/extras.py. */
export const PRICE_FILES: readonly SampleFile[] = [
  {
    path: 'campsite/tariff.py',
    content: `"""The price list, as it hangs at the gate."""

# Cents for one night, by kind of pitch and season.
PER_NIGHT = {
    "tent": {"low": 1400, "high": 2100},
    "caravan": {"low": 2200, "high": 3300},
    "cabin": {"low": 5500, "high": 7900},
}

# A stay of this many nights or more is a long stay and costs less.
LONG_STAY_NIGHTS = 7
LONG_STAY_PERCENT = 10

# Cents of tax for one person and night, and for one basket of firewood.
TAX_PER_NIGHT = 150
FIREWOOD = 600

DEPOSIT_PERCENT = 30
SMALLEST_DEPOSIT = 1000
`,
  },
  {
    path: 'campsite/discounts.py',
    content: `"""Who pays less."""

from campsite.nights import count_nights
from campsite.tariff import LONG_STAY_NIGHTS, LONG_STAY_PERCENT


def is_long(stay):
    """True for a long stay."""
    return count_nights(stay) >= LONG_STAY_NIGHTS


def discount_percent(stay):
    """Percent taken off the price of a stay."""
    return LONG_STAY_PERCENT if is_long(stay) else 0
`,
  },
  {
    path: 'campsite/prices.py',
    content: `"""What a stay costs."""

from campsite.discounts import discount_percent
from campsite.money import percent_of
from campsite.nights import evenings
from campsite.seasons import season_of
from campsite.tariff import PER_NIGHT


def price_of(stay, kind):
    """Cents for all nights, less the discount."""
    total = sum(PER_NIGHT[kind][season_of(evening)] for evening in evenings(stay))
    return total - percent_of(total, discount_percent(stay))
`,
  },
  {
    path: 'campsite/extras.py',
    content: `"""What is paid on top of the price."""

from campsite.nights import count_nights
from campsite.tariff import FIREWOOD, TAX_PER_NIGHT


def tourist_tax(stay, people):
    """Cents of tax: the same amount for each person and night."""
    return people * stay.nights * TAX_PER_NIGHT


def firewood(stay):
    """Cents for firewood: one basket for every two nights begun."""
    return (count_nights(stay) + 1) // 2 * FIREWOOD
`,
  },
  {
    path: 'campsite/deposits.py',
    content: `"""What is paid when a booking is made."""

from campsite.money import percent_of
from campsite.tariff import DEPOSIT_PERCENT, SMALLEST_DEPOSIT


def deposit_for(price):
    """A part of the price, but never less than the smallest deposit."""
    return max(SMALLEST_DEPOSIT, percent_of(price, DEPOSIT_PERCENT))
`,
  },
  {
    path: 'campsite/money.py',
    content: `"""Amounts in whole cents."""


def percent_of(cents, percent):
    """A share of an amount, rounded half up."""
    return (cents * percent + 50) // 100


def show(cents):
    """1250 is shown as 12.50."""
    sign = "-" if cents < 0 else ""
    return f"{sign}{abs(cents) // 100}.{abs(cents) % 100:02d}"
`,
  },
];
