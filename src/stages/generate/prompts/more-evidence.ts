export const MORE_EVIDENCE = `
More related code:
{{evidence}}
`;
