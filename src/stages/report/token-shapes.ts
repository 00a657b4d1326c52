/**
 * What credentials look like. Every quantifier is bounded, so that the time stays linear on hostile text; every
 * shape starts at a word border, so that ordinary identifiers keep their bytes.
 */
export const TOKEN_SHAPES: readonly RegExp[] = [
  /(?<![A-Za-z0-9])gh[a-z]_[A-Za-z0-9][A-Za-z0-9_.-]{18,1200}/g,
  /(?<![A-Za-z0-9])github_pat_[A-Za-z0-9_]{20,255}/g,
  /(?<![A-Za-z0-9])glpat-[A-Za-z0-9_-]{16,255}/g,
  // Model vendors: sk-…, sk-proj-…, sk-ant-…; a digit is asked for, since CSS class names look alike.
  /(?<![A-Za-z0-9])sk-(?=[A-Za-z0-9_-]{0,64}\d)[A-Za-z0-9_-]{16,255}/g,
  /(?<![A-Za-z0-9])(?:gsk|hf|r8|xai|pplx|npm|nvapi|key|rk_live|sk_live|sk_test|whsec|dop_v1)[_-](?=[A-Za-z0-9]{0,64}\d)[A-Za-z0-9]{24,255}/g,
  /(?<![A-Za-z0-9])AIza[A-Za-z0-9_-]{30,64}/g,
  /(?<![A-Za-z0-9])(?:AKIA|ASIA|ABIA|ACCA)[A-Z0-9]{16}(?![A-Za-z0-9])/g,
  /(?<![A-Za-z0-9])xox[a-z]-[A-Za-z0-9-]{10,255}/g,
  /(?<![A-Za-z0-9])SG\.[A-Za-z0-9_-]{16,64}\.[A-Za-z0-9_-]{16,128}/g,
  /(?<![A-Za-z0-9])pypi-[A-Za-z0-9_-]{40,512}/g,
  /(?<![A-Za-z0-9])eyJ[A-Za-z0-9_-]{8,2048}\.eyJ[A-Za-z0-9_-]{8,4096}\.[A-Za-z0-9_-]{0,2048}/g,
];

/** Credentials known by what stands before them; the first group is kept. */
export const LABELLED_TOKENS: readonly RegExp[] = [
  /(\bauthorization["']?\s{0,4}[:=]\s{0,4}["']?(?:bearer|basic|token)\s{1,4})[A-Za-z0-9+/=._~-]{8,4096}/gi,
  /(\b[a-z][a-z0-9+.-]{1,20}:\/\/[^\s/:@"'<>]{0,128}:)[^\s/@"'<>]{1,256}(?=@)/gi,
];

/** A private key: its first line, headers, encoded lines (also inside a string or a diff), and its last line if there. */
export const PRIVATE_KEY =
  /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----(?:(?:\\[nr]|[\s"',+\\-]){0,16}[A-Za-z-]{3,20}: [^\n\\]{1,120}){0,4}(?:(?:\\[nr]|[\s"',\\-]){0,16}[A-Za-z0-9+/=]{16,128}){1,400}(?:(?:\\[nr]|[\s"',\\-]){0,16}[A-Za-z0-9+/=]{1,64}(?![\w]))?(?:[\s"',+\\nr]{0,16}-----END [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----)?/g;
