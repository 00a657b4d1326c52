export const ASK_WHOLE_FILE = `
{{aim}} Write the whole new contents of this file in one \`\`\`{{language}} block, every line of it. Write nothing else.
`;
