export const TARGET = `
The code to change:
{{source}}
`;
