/** Characters that HFS+ ignores in names: with them `.g\u200cit` is `.git` on a Mac. */
const IGNORED = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;

/**
 * A path part as the least strict file system compares it: without case, ignorable characters, a stream name (`name:stream` is the file
 * `name` on NTFS), trailing dots and spaces.
 */
export function leastStrictName(name: string): string {
  return name
    .normalize('NFKC')
    .replace(IGNORED, '')
    .toLowerCase()
    .replace(/:.*$/s, '')
    .replace(/[. ]{1,255}$/, '');
}
