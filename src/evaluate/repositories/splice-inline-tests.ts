/** Where the tests of a Rust file begin. */
const TEST_MODULE = /^#\[cfg\(test\)\]\n(?:pub )?mod \w+ \{/m;

/**
 * The code of one version of a file with the test module of another: a bug whose tests stand in the file it is in has to
 * keep the tests that show it. Unchanged where either version has no test module.
 */
export function withTestsOf(code: string, tests: string): string {
  const [cut, from] = [code.search(TEST_MODULE), tests.search(TEST_MODULE)];
  return cut < 0 || from < 0 ? code : code.slice(0, cut) + tests.slice(from);
}
