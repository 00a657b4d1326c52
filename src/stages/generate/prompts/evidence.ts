export const EVIDENCE = `
Related code from the repository:
{{evidence}}
`;
