import type { SampleFile } from '../sample.ts';

/** Stays, nights and seasons. What a stay is, and how its nights are counted, is stated here. */
export const STAY_FILES: readonly SampleFile[] = [
  {
    path: 'campsite/stay.py',
    content: `"""When a party is on the site."""

from dataclasses import dataclass
from datetime import date


@dataclass(frozen=True)
class Stay:
    """From the day a party arrives to the day it leaves. The night after the day it leaves is not part of the stay."""

    arrival: date
    departure: date

    def __post_init__(self):
        if self.departure <= self.arrival:
            raise ValueError("a stay has at least one night")


def stays_clash(first, second):
    """True when two stays share at least one night; one party may arrive on the day the other leaves."""
    return first.arrival < second.departure and second.arrival < first.departure
`,
  },
  {
    path: 'campsite/nights.py',
    content: `"""How long a stay is."""

from datetime import timedelta


def count_nights(stay):
    """Number of nights a party sleeps on the site."""
    return (stay.departure - stay.arrival).days


def evenings(stay):
    """The day on which each night of the stay begins, in order."""
    day = stay.arrival
    while day < stay.departure:
        yield day
        day += timedelta(days=1)
`,
  },
  {
    path: 'campsite/seasons.py',
    content: `"""Which season a night belongs to."""

from campsite.nights import evenings

HIGH_MONTHS = (7, 8)
CLOSED_MONTHS = (11, 12, 1, 2)


def season_of(evening):
    """High or low, by the month in which the night begins."""
    return "high" if evening.month in HIGH_MONTHS else "low"


def is_open(stay):
    """True when the site is open on every night of the stay."""
    return all(evening.month not in CLOSED_MONTHS for evening in evenings(stay))
`,
  },
];
