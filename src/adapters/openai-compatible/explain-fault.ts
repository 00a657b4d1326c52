import { APIError, APIUserAbortError } from 'openai';
import { TaskError } from '../../domain/errors.ts';
import { causes, connectionError } from './connection-error.ts';
import { excerpt } from './guarded-fetch.ts';
import { explainServerError, type Fault, type FaultContext } from './server-error.ts';

/** Turns anything a call can throw into a typed error that names the setting to fix. */
export function explainFault(thrown: unknown, context: FaultContext): Fault {
  const ours = findTaskError(thrown);
  if (ours) return { error: ours, retryable: false };
  if (thrown instanceof APIUserAbortError) {
    return { error: new TaskError('interrupted', 'The model call was stopped.'), retryable: false };
  }
  if (thrown instanceof SyntaxError) {
    return {
      error: new TaskError('model-malformed', `${context.server} sent broken JSON: ${excerpt(thrown.message)}.`),
      retryable: false,
    };
  }
  if (thrown instanceof APIError && (thrown.status !== undefined || thrown.error !== undefined)) {
    return explainServerError(
      { status: thrown.status, body: thrown.error, message: thrown.message, headers: thrown.headers },
      context,
    );
  }
  return { error: connectionError(thrown, context), retryable: false };
}

/** Our own errors travel through the SDK as the cause of its own. */
function findTaskError(thrown: unknown): TaskError | undefined {
  for (const link of causes(thrown)) if (link instanceof TaskError) return link;
  return undefined;
}
