export const FIND_THE_MISTAKE = `
Find the mistake and correct it.
`;

export const KINDS_OF_MISTAKES = `
This code has a mistake: a wrong operator, comparison, bound, argument or order, or a missing piece. Find it and correct it.
`;
