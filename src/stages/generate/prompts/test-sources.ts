export const TEST_SOURCES = `
The tests themselves, not to be changed:
{{sources}}
`;
