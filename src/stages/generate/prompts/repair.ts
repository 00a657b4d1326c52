export const REPAIR = `
An earlier try did not work:
{{answer}}
What happened with it:
{{problem}}
Find another cause than that try did, and do not give the same code again.
`;
