import type { SampleFile } from '../sample.ts';

/** Tests of prices; one of them fails. */
export const PRICE_TEST_FILES: readonly SampleFile[] = [
  {
    path: 'tests/test_discounts.py',
    content: `import unittest
from datetime import date

from campsite.discounts import discount_percent, is_long
from campsite.nights import count_nights, evenings
from campsite.stay import Stay


class DiscountTest(unittest.TestCase):
    def test_a_week_is_a_long_stay(self):
        self.assertTrue(is_long(Stay(date(2026, 7, 1), date(2026, 7, 8))))

    def test_six_nights_are_not_a_long_stay(self):
        self.assertFalse(is_long(Stay(date(2026, 7, 1), date(2026, 7, 7))))

    def test_long_stays_cost_less(self):
        self.assertEqual(discount_percent(Stay(date(2026, 7, 1), date(2026, 7, 15))), 10)
        self.assertEqual(discount_percent(Stay(date(2026, 7, 1), date(2026, 7, 3))), 0)

    def test_nights_of_a_stay(self):
        stay = Stay(date(2026, 6, 29), date(2026, 7, 2))
        self.assertEqual(count_nights(stay), 3)
        self.assertEqual([day.day for day in evenings(stay)], [29, 30, 1])


if __name__ == "__main__":
    unittest.main()
`,
  },
  {
    path: 'tests/test_extras.py',
    content: `import unittest
from datetime import date

from campsite.extras import firewood, tourist_tax
from campsite.stay import Stay

THREE_NIGHTS = Stay(date(2026, 7, 1), date(2026, 7, 4))


class ExtrasTest(unittest.TestCase):
    def test_tax_is_paid_for_each_person_and_night(self):
        self.assertEqual(tourist_tax(THREE_NIGHTS, 2), 900)

    def test_firewood_is_for_two_nights(self):
        self.assertEqual(firewood(THREE_NIGHTS), 1200)


if __name__ == "__main__":
    unittest.main()
`,
  },
  {
    path: 'tests/test_prices.py',
    content: `import unittest
from datetime import date

from campsite.deposits import deposit_for
from campsite.money import percent_of, show
from campsite.prices import price_of
from campsite.stay import Stay


class PriceTest(unittest.TestCase):
    def test_each_night_has_the_price_of_its_season(self):
        self.assertEqual(price_of(Stay(date(2026, 6, 30), date(2026, 7, 2)), "tent"), 1400 + 2100)

    def test_two_weeks_are_cheaper(self):
        self.assertEqual(price_of(Stay(date(2026, 5, 1), date(2026, 5, 15)), "tent"), 17640)

    def test_deposit_has_a_least_amount(self):
        self.assertEqual(deposit_for(1400), 1000)
        self.assertEqual(deposit_for(8800), 2640)

    def test_amounts(self):
        self.assertEqual(percent_of(1005, 10), 101)
        self.assertEqual(show(-1205), "-12.05")


if __name__ == "__main__":
    unittest.main()
`,
  },
];
