import type { SampleFile } from '../sample.ts';

/** Pitches and the book. */
export const PITCH_FILES: readonly SampleFile[] = [
  {
    path: 'campsite/pitches.py',
    content: `"""The pitches of the site."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Pitch:
    number: int
    kind: str
    places: int


PITCHES = (
    Pitch(1, "tent", 3),
    Pitch(2, "tent", 4),
    Pitch(3, "caravan", 5),
    Pitch(4, "caravan", 6),
    Pitch(5, "cabin", 4),
)


def pitches_for(kind, people):
    """Pitches of the kind with room for the party, smallest first."""
    fitting = [pitch for pitch in PITCHES if pitch.kind == kind and pitch.places >= people]
    return sorted(fitting, key=lambda pitch: (pitch.places, pitch.number))
`,
  },
  {
    path: 'campsite/bookings.py',
    content: `"""The book: who has which pitch, and when."""

from dataclasses import dataclass

from campsite.pitches import Pitch
from campsite.stay import Stay


@dataclass(frozen=True)
class Booking:
    party: str
    pitch: Pitch
    stay: Stay


class Book:
    def __init__(self, bookings=()):
        self._bookings = list(bookings)

    def add(self, booking):
        self._bookings.append(booking)

    def remove(self, booking):
        self._bookings.remove(booking)

    def on_pitch(self, pitch):
        """Bookings of one pitch, by arrival."""
        found = [booking for booking in self._bookings if booking.pitch == pitch]
        return sorted(found, key=lambda booking: booking.stay.arrival)
`,
  },
  {
    path: 'campsite/availability.py',
    content: `"""Which pitches are free."""

from campsite.pitches import pitches_for
from campsite.stay import stays_clash


def is_free(book, pitch, stay):
    """True when no booking of the pitch clashes with the stay."""
    return not any(stays_clash(booking.stay, stay) for booking in book.on_pitch(pitch))


def free_pitches(book, kind, people, stay):
    """Free pitches with room for the party, smallest first."""
    return [pitch for pitch in pitches_for(kind, people) if is_free(book, pitch, stay)]
`,
  },
  {
    path: 'campsite/occupancy.py',
    content: `"""How full the site is."""

from campsite.nights import evenings
from campsite.pitches import PITCHES


def taken_on(book, night):
    """Numbers of the pitches taken on a night."""
    return [
        pitch.number
        for pitch in PITCHES
        if any(night in evenings(booking.stay) for booking in book.on_pitch(pitch))
    ]
`,
  },
];
