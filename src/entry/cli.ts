#!/usr/bin/env node
import { Command } from 'commander';
import { explain, isTaskError, noSpaceError } from '../domain/errors.ts';
import { registerAllocate } from './commands/allocate-command.ts';
import { registerBench } from './commands/bench-command.ts';
import { registerContext } from './commands/context-command.ts';
import { registerDoctor } from './commands/doctor-command.ts';
import { registerEval } from './commands/eval-command.ts';
import { registerModel } from './commands/model-command.ts';
import { registerRun } from './commands/run-command.ts';
import { registerTry } from './commands/try-command.ts';
import { EXIT_BAD_INPUT, exitCodeOfThrown } from './exit-codes.ts';
import { VERSION } from './version.ts';

const program = new Command('vital')
  .description('A coding bot whose Pass is measured and whose context is shown.')
  .version(VERSION)
  .showHelpAfterError()
  .exitOverride();

for (const register of [
  registerTry,
  registerRun,
  registerContext,
  registerAllocate,
  registerDoctor,
  registerModel,
  registerEval,
  registerBench,
]) {
  register(program);
}

try {
  await program.parseAsync();
} catch (thrown) {
  process.exitCode = report(thrown);
}

function report(raised: unknown): number {
  const thrown = noSpaceError(raised) ?? raised;
  // Commander prints its own complaints; help and version come here too, with status 0.
  if (
    thrown instanceof Error &&
    'exitCode' in thrown &&
    'code' in thrown &&
    String(thrown.code).startsWith('commander.')
  ) {
    return thrown.exitCode === 0 ? 0 : EXIT_BAD_INPUT;
  }
  if (process.argv.includes('--json')) {
    const code = isTaskError(thrown) ? thrown.code : 'internal';
    process.stdout.write(
      `${JSON.stringify({ schema: 'vital.error/1', verdict: 'error', error: { code, message: explain(thrown) } })}\n`,
    );
  }
  process.stderr.write(`vital: ${explain(thrown)}\n`);
  if (!isTaskError(thrown) && thrown instanceof Error) process.stderr.write(`${thrown.stack ?? ''}\n`);
  return exitCodeOfThrown(thrown);
}
