export const FAILURES = `
These tests fail now and must pass:
{{failures}}
`;
