import type { SampleFile } from '../sample.ts';

/** What the desk does. */
export const DESK_FILES: readonly SampleFile[] = [
  {
    path: 'campsite/reception.py',
    content: `"""What the desk does."""

from campsite.availability import free_pitches
from campsite.bookings import Booking
from campsite.deposits import deposit_for
from campsite.prices import price_of
from campsite.seasons import is_open


class SiteFull(Exception):
    """No fitting pitch is free."""


def book_stay(book, party, kind, people, stay):
    """Takes the smallest fitting pitch that is free."""
    if not is_open(stay):
        raise ValueError("the site is closed in winter")
    free = free_pitches(book, kind, people, stay)
    if not free:
        raise SiteFull(f"no {kind} pitch for {people} is free")
    booking = Booking(party, free[0], stay)
    book.add(booking)
    return booking


def deposit_due(booking):
    """What a party pays when it books."""
    return deposit_for(price_of(booking.stay, booking.pitch.kind))
`,
  },
  {
    path: 'campsite/cancellations.py',
    content: `"""What is paid back when a booking is cancelled."""

from campsite.money import percent_of

# Days left before arrival, and the share of the deposit paid back.
STEPS = ((30, 100), (14, 50), (0, 0))


def refund_for(booking, deposit, cancelled_on):
    """Cents paid back, by the number of days left before arrival."""
    days_left = (booking.stay.arrival - cancelled_on).days
    for least_days, percent in STEPS:
        if days_left >= least_days:
            return percent_of(deposit, percent)
    return 0
`,
  },
  {
    path: 'campsite/invoices.py',
    content: `"""The lines of a bill."""

from campsite.money import show


def invoice_lines(kind, price, deposit):
    """Price, deposit already paid, and what is left to pay."""
    return [f"{kind}: {show(price)}", f"deposit: {show(-deposit)}", f"to pay: {show(price - deposit)}"]
`,
  },
];
