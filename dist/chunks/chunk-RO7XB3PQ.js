import { createRequire as __createRequire } from 'node:module';
const require = __createRequire(import.meta.url);

// src/domain/file-system-name.ts
var IGNORED = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;
function leastStrictName(name) {
  return name.normalize("NFKC").replace(IGNORED, "").toLowerCase().replace(/:.*$/s, "").replace(/[. ]{1,255}$/, "");
}

export {
  leastStrictName
};
