import type { SampleFile } from '../sample.ts';

/** Tests of the desk; all of them pass. */
export const DESK_TEST_FILES: readonly SampleFile[] = [
  {
    path: 'tests/test_availability.py',
    content: `import unittest
from datetime import date

from campsite.availability import free_pitches, is_free
from campsite.bookings import Book, Booking
from campsite.pitches import PITCHES
from campsite.stay import Stay

PITCH = PITCHES[0]
TAKEN = Stay(date(2026, 7, 10), date(2026, 7, 14))


class AvailabilityTest(unittest.TestCase):
    def setUp(self):
        self.book = Book([Booking("first party", PITCH, TAKEN)])

    def test_pitch_is_taken_during_a_stay(self):
        self.assertFalse(is_free(self.book, PITCH, Stay(date(2026, 7, 12), date(2026, 7, 16))))

    def test_pitch_is_free_on_the_day_the_last_party_leaves(self):
        self.assertTrue(is_free(self.book, PITCH, Stay(date(2026, 7, 14), date(2026, 7, 16))))

    def test_only_fitting_pitches_are_offered(self):
        offered = free_pitches(self.book, "tent", 4, TAKEN)
        self.assertEqual([pitch.number for pitch in offered], [2])


if __name__ == "__main__":
    unittest.main()
`,
  },
  {
    path: 'tests/test_reception.py',
    content: `import unittest
from datetime import date

from campsite.bookings import Book
from campsite.occupancy import taken_on
from campsite.reception import SiteFull, book_stay
from campsite.stay import Stay

JULY = Stay(date(2026, 7, 1), date(2026, 7, 4))


class ReceptionTest(unittest.TestCase):
    def test_smallest_fitting_pitch_is_taken(self):
        self.assertEqual(book_stay(Book(), "a", "tent", 2, JULY).pitch.number, 1)

    def test_next_party_gets_the_next_pitch(self):
        book = Book()
        book_stay(book, "a", "tent", 2, JULY)
        book_stay(book, "b", "tent", 2, JULY)
        self.assertEqual(taken_on(book, date(2026, 7, 3)), [1, 2])

    def test_full_site_is_refused(self):
        book = Book()
        book_stay(book, "a", "cabin", 4, JULY)
        with self.assertRaises(SiteFull):
            book_stay(book, "b", "cabin", 4, JULY)

    def test_winter_is_closed(self):
        with self.assertRaises(ValueError):
            book_stay(Book(), "a", "tent", 2, Stay(date(2026, 12, 1), date(2026, 12, 2)))


if __name__ == "__main__":
    unittest.main()
`,
  },
  {
    path: 'tests/test_cancellations.py',
    content: `import unittest
from datetime import date

from campsite.bookings import Booking
from campsite.cancellations import refund_for
from campsite.invoices import invoice_lines
from campsite.pitches import PITCHES
from campsite.stay import Stay

BOOKING = Booking("a", PITCHES[2], Stay(date(2026, 5, 10), date(2026, 5, 14)))


class CancellationTest(unittest.TestCase):
    def test_a_month_before_all_is_paid_back(self):
        self.assertEqual(refund_for(BOOKING, 2640, date(2026, 4, 10)), 2640)

    def test_two_weeks_before_half_is_paid_back(self):
        self.assertEqual(refund_for(BOOKING, 2640, date(2026, 4, 26)), 1320)

    def test_after_arrival_nothing_is_paid_back(self):
        self.assertEqual(refund_for(BOOKING, 2640, date(2026, 5, 11)), 0)

    def test_invoice_shows_what_is_left(self):
        self.assertEqual(invoice_lines("caravan", 8800, 2640)[-1], "to pay: 61.60")


if __name__ == "__main__":
    unittest.main()
`,
  },
];
