export const ASK_WHOLE_DEFINITION = `
Find the mistake in \`{{name}}\` and write the whole corrected \`{{name}}\` in one \`\`\`{{language}} block, every line of it. Keep its name and parameters unless the task asks to change them. Write nothing else.
`;
