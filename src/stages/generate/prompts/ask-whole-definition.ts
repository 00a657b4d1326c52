export const ASK_WHOLE_DEFINITION = `
{{aim}} Write the whole of \`{{name}}\` anew in one \`\`\`{{language}} block, every line of it. Keep its name and parameters unless the task asks to change them. Write nothing else.
`;
