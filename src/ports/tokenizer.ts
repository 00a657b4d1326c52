/** Counts tokens the way the stated encoding does. Safe on any text: hostile runs cost linear time. */
export interface Tokenizer {
  /** Shown beside every count: `o200k_base`, `qwen2.5-coder-1.5b-instruct-q4_k_m`. */
  readonly name: string;
  count(text: string): number;
}
