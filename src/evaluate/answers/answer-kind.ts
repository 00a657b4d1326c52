/** Who answers: the model, or a script with the known repair, the bug as it is, or a repair that is wrong. */
export const ANSWER_KINDS = ['model', 'fixed', 'bug', 'wrong'] as const;
export type AnswerKind = (typeof ANSWER_KINDS)[number];
export type ScriptedKind = Exclude<AnswerKind, 'model'>;
