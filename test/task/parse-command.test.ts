import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ParsedCommand, parseCommand } from '../../src/task/parse-command.ts';

const SHA = '3f1c2ab9d04e5f66718293a4b5c6d7e8f9012345';

function task(body: string): string | undefined {
  const parsed = parseCommand(body);
  return parsed.kind === 'generate' ? parsed.text.untrusted : undefined;
}

function options(body: string): unknown {
  const parsed = parseCommand(body);
  return parsed.kind === 'generate' ? parsed.options : parsed;
}

function problems(body: string): readonly string[] {
  const parsed = parseCommand(body);
  return parsed.kind === 'invalid' ? parsed.problems : [];
}

describe('parseCommand', () => {
  it.each<readonly [string, string]>([
    ['/generate fix it', 'fix it'],
    ['/generate', ''],
    ['/generate\r\nfix it\r\n', 'fix it'],
    ['/generate fix it\r\nand this\r\n', 'fix it\nand this'],
    ['\n \n\t\n  /generate fix it', 'fix it'],
    ['   /generate fix it', 'fix it'],
    ['/generate\tfix it', 'fix it'],
    ['/generate fix\n```\ncode --dry-run\n```', 'fix\n```\ncode --dry-run\n```'],
    ['/generate fix MyClass.toJSON in src/Foo.ts', 'fix MyClass.toJSON in src/Foo.ts'],
    ['/generate it\'s broken, say "no"', 'it\'s broken, say "no"'],
    ['/generate make it accept --verbose', 'make it accept --verbose'],
    ['/generate open it with mode=w', 'open it with mode=w'],
    ['/generate set path=x in the middle of it', 'set path=x in the middle of it'],
    ['/generate help me with the parser', 'help me with the parser'],
    ['/generate retry\nthe download three times', 'retry\nthe download three times'],
    ['/generate first\n/generate second', 'first\n/generate second'],
  ])('reads the task of %j', (body, expected) => {
    expect(task(body)).toBe(expected);
  });

  it.each([
    'please /generate it',
    'text\n/generate on the second line',
    'x/generate it',
    '/generatex it',
    '/generate-it',
    '/generate: it',
    '/Generate it',
    '\uff0fgenerate it',
    '/gen\u200berate it',
    '\u200b/generate it',
    '\u00a0/generate it',
    '    /generate it',
    '\t/generate it',
    '```\n/generate it\n```',
    '`/generate it`',
    '> /generate it',
    '<!-- /generate it -->',
    '[/generate](http://x "/generate it")',
    '![/generate it](x.png)',
    '- /generate it',
    '',
    ' \n\r\n ',
  ])('takes %j as no command', (body) => {
    expect(parseCommand(body)).toEqual({ kind: 'none' });
  });

  it('keeps case and bytes of arguments', () => {
    expect(options('/generate add a test for MyClass.toJSON path=src/Foo.ts')).toEqual({
      dryRun: false,
      path: 'src/Foo.ts',
    });
    expect(options('/generate --dry-run test="npm run  Test -- \'a b\'" model=Qwen/X:7b budget=4096 fix it')).toEqual({
      dryRun: true,
      test: "npm run  Test -- 'a b'",
      model: 'Qwen/X:7b',
      budget: 4096,
    });
    expect(task('/generate --dry-run fix   it budget=9')).toBe('fix   it');
  });

  it.each([
    [`/generate ${SHA} fix it`, 'fix it'],
    [`/generate ${SHA.toUpperCase()} fix it`, 'fix it'],
    [`/generate fix it sha=${SHA}`, 'fix it'],
    [`/generate sha=${SHA.toUpperCase()}`, ''],
  ])('takes the full commit id of %j', (body, expected) => {
    expect(task(body)).toBe(expected);
    expect(options(body)).toEqual({ dryRun: false, sha: SHA });
  });

  it.each([
    ['/generate --dryrun fix it', '--dry-run'],
    ['/generate fix it --dry_run', '--dry-run'],
    ['/generate fix it \u2014dry-run', '--dry-run'],
    ['/generate modle=x fix it', 'model='],
    ['/generate --nonsense fix it', 'Known are'],
    ['/generate budget=12k', 'whole number above 0, got "12k"'],
    ['/generate budget=0', 'whole number above 0'],
    ['/generate sha=3f1c2ab fix', '7 characters'],
    [`/generate sha=${SHA.slice(1)}`, '39 characters'],
    ['/generate test="npm test fix it', 'does not close'],
    ['/generate path=a path=b fix', 'twice'],
    ['/generate path= fix', 'no value'],
  ])('answers %j', (body, words) => {
    expect(problems(body).join(' ')).toContain(words);
  });

  it('takes a short hexadecimal word as text, not as a commit id', () => {
    expect(task('/generate 3f1c2ab fix it')).toBe('3f1c2ab fix it');
  });

  it.each(['retry', 'rebase', 'stop', 'undo', 'apply', 'config'])('knows that %s is not built yet', (subcommand) => {
    expect(parseCommand(`/generate ${subcommand}`)).toEqual({ kind: 'not-built', subcommand });
  });

  it.each(['/generate help', '/generate --help', ' /generate  help \n'])('reads %j as a call for help', (body) => {
    expect(parseCommand(body)).toEqual({ kind: 'help' });
  });

  it('takes another trigger when it is configured', () => {
    expect(parseCommand('@vital fix', '@vital').kind).toBe('generate');
    expect(parseCommand('/generate fix', '@vital').kind).toBe('none');
  });

  it.each([
    ['/generate do it\n', 5000],
    ['/generate path="', 4096],
    ['/generate ', 6500],
    [' ', 65_536],
    ['\n', 65_536],
    ['/generate a="b', 4681],
  ])('reads the largest comment made of %j', (piece, times) => {
    const kinds: readonly ParsedCommand['kind'][] = ['generate', 'none', 'invalid'];
    expect(kinds).toContain(parseCommand(piece.repeat(times)).kind);
  });

  it('takes only the first of many commands', () => {
    expect(task('/generate do it\n'.repeat(5000))?.startsWith('do it\n/generate do it')).toBe(true);
  });

  it('never loses a word of the task', () => {
    const word = fc.stringMatching(/^[A-Za-z.'"()]{1,8}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 8 }), (words) => {
        const text = words.join(' ');
        fc.pre(!/^(?:help|apply|retry|rebase|stop|undo|config)$/.test(text));
        const parsed = parseCommand(`/generate ${text}`);
        expect(parsed.kind === 'generate' ? parsed.text.untrusted : parsed).toBe(text);
      }),
    );
  });
});
