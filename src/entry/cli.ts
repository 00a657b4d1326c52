#!/usr/bin/env node
import { Command, type CommanderError } from 'commander';
import { explain, isTaskError, noSpaceError, TaskError } from '../domain/errors.ts';
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

program.hook('preAction', (_program, command) => refuseEmptyValues(command));

try {
  await program.parseAsync();
} catch (thrown) {
  process.exitCode = report(thrown);
}

/** An option that is there without a value is a variable that was not set, which must not pass for the default. */
function refuseEmptyValues(command: Command): void {
  for (const option of command.options) {
    // No sizes at all are a list too.
    if (option.long === '--tokens' || command.getOptionValue(option.attributeName()) !== '') continue;
    throw new TaskError('bad-input', `${option.long} is empty (command line).`, {
      hint: 'Give it a value, or leave it out.',
    });
  }
}

function report(raised: unknown): number {
  const thrown = noSpaceError(raised) ?? raised;
  if (isCommandersEnd(thrown)) {
    // Commander prints its own complaints; help and version come here too, with status 0.
    if (thrown.exitCode === 0) return 0;
    printError('bad-input', thrown.message.replace(/^error: /, ''));
    return EXIT_BAD_INPUT;
  }
  printError(isTaskError(thrown) ? thrown.code : 'internal', explain(thrown));
  process.stderr.write(`vital: ${explain(thrown)}\n`);
  if (!isTaskError(thrown) && thrown instanceof Error) process.stderr.write(`${thrown.stack ?? ''}\n`);
  return exitCodeOfThrown(thrown);
}

function isCommandersEnd(thrown: unknown): thrown is CommanderError {
  return thrown instanceof Error && 'code' in thrown && String(thrown.code).startsWith('commander.');
}

function printError(code: string, message: string): void {
  if (!process.argv.includes('--json')) return;
  process.stdout.write(`${JSON.stringify({ schema: 'vital.error/1', verdict: 'error', error: { code, message } })}\n`);
}
