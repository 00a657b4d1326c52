import type { SampleFile } from '../sample.ts';

/** Tools, members, tariff and money. */
export const PRICE_FILES: readonly SampleFile[] = [
  {
    path: 'src/catalogue.js',
    content: `// Replacement values are in cents.
const TOOLS = [
  { id: 'drill', name: 'Cordless drill', category: 'power', value: 12900 },
  { id: 'sander', name: 'Belt sander', category: 'power', value: 8900 },
  { id: 'ladder', name: 'Three-part ladder', category: 'access', value: 21000 },
  { id: 'tiller', name: 'Garden tiller', category: 'garden', value: 34900 },
  { id: 'spade', name: 'Spade', category: 'hand', value: 1900 },
  { id: 'level', name: 'Spirit level', category: 'hand', value: 2400 },
];

export function findTool(id) {
  const tool = TOOLS.find((candidate) => candidate.id === id);
  if (!tool) throw new RangeError('no such tool: ' + id);
  return tool;
}

export function toolsIn(category) {
  return TOOLS.filter((tool) => tool.category === category);
}
`,
  },
  {
    path: 'src/tariff.js',
    content: `const LOAN_DAYS = { power: 3, access: 5, garden: 3, hand: 14 };
const DAILY_FEE = { power: 150, access: 100, garden: 250, hand: 50 };

/** A late fee stops growing at this share of the tool's value (basis points, see shareOf). */
export const FEE_CAP = 5000;

/** Calendar days a tool of the category may be kept. */
export function loanDays(category) {
  return LOAN_DAYS[category];
}

/** Cents for each open day a tool of the category is late. */
export function dailyLateFee(category) {
  return DAILY_FEE[category];
}
`,
  },
  {
    path: 'src/members.js',
    content: `// Discounts are in basis points (see shareOf in money.js).
const DISCOUNTS = { standard: 0, supporter: 1000, volunteer: 5000 };

export function createMember(name, tier = 'standard') {
  if (!(tier in DISCOUNTS)) throw new RangeError('no such tier: ' + tier);
  return { name, tier };
}

/** What the member is let off from fees and deposits, in basis points. */
export function discountOf(member) {
  return DISCOUNTS[member.tier];
}

/** Volunteers may hold five tools at a time, supporters three, others two. */
export function loanLimit(member) {
  if (member.tier === 'volunteer') return 5;
  return member.tier === 'supporter' ? 3 : 2;
}
`,
  },
  {
    path: 'src/money.js',
    content: `/** Euros as people write them ('12.50') to whole cents. */
export function cents(text) {
  const match = /^([0-9]+)(?:[.]([0-9]{2}))?$/.exec(text);
  if (!match) throw new RangeError('not an amount: ' + text);
  return Number(match[1]) * 100 + Number(match[2] ?? 0);
}

/** A share of an amount. The rate is in basis points: 2500 is a quarter. Halves round up. */
export function shareOf(amount, basisPoints) {
  return Math.floor((amount * basisPoints + 5000) / 10000);
}

/** Whole cents as people read them: 1250 is '12.50'. */
export function formatCents(amount) {
  const sign = amount < 0 ? '-' : '';
  const absolute = Math.abs(amount);
  return sign + Math.floor(absolute / 100) + '.' + String(absolute % 100).padStart(2, '0');
}
`,
  },
];
