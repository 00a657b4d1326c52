export const REPAIR_WITHOUT_ANSWER = `
An earlier try did not work. What happened:
{{problem}}
`;
