export const ASK_AGAIN = `
That answer cannot be used: {{problem}}
{{excerpt}}
Answer again, the whole answer, in the form asked for.
`;
