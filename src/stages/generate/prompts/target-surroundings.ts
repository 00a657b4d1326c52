export const TARGET_SURROUNDINGS = `
The file it stands in begins with:
{{source}}
`;
