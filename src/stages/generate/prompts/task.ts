export const TASK = `
The task:
{{task}}
`;
