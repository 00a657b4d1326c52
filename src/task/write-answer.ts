import { isTaskError, type TaskError } from '../domain/errors.ts';
import type { RunFiles } from '../domain/run-files.ts';
import type { RunResult } from '../domain/run-result.ts';
import type { Store } from '../ports/store.ts';
import { redact, redactValues } from '../stages/report/redact.ts';
import { renderContextText } from '../stages/report/render-context-text.ts';
import { renderHtml } from '../stages/report/render-html.ts';
import { renderJson } from '../stages/report/render-json.ts';
import { renderMarkdown } from '../stages/report/render-markdown.ts';

/**
 * Writes what people get: patch, context, report as Markdown and HTML, and the record as JSON. Every file passes the redactor; the patch
 * loses no more than our own secrets, since what only looks like one is a line of the repository.
 */
export async function writeAnswer(
  result: RunResult,
  store: Store,
  secrets: readonly string[],
): Promise<{ readonly files: RunFiles; readonly unsaved?: TaskError }> {
  let unsaved: TaskError | undefined;
  // One file that does not fit must not cost the others.
  const put = async (key: keyof RunFiles, name: string, content: string, mask = redact): Promise<RunFiles> => {
    try {
      return { [key]: await store.write(name, mask(content, secrets)) };
    } catch (thrown) {
      if (!isTaskError(thrown)) throw thrown;
      unsaved ??= thrown;
      return {};
    }
  };
  const patch = result.program ? await put('patch', 'change.patch', result.program.patch, redactValues) : {};
  const context = result.context ? await put('context', 'context.txt', renderContextText(result.context)) : {};
  const files: RunFiles = { ...patch, ...context };
  const report = await put(
    'report',
    'report.md',
    renderMarkdown(result, files.patch ? { patchFile: files.patch } : {}),
  );
  const html = await put('html', 'report.html', renderHtml(result));
  const known = { ...files, ...report, ...html };
  const record = await put('record', 'run.json', `${JSON.stringify(renderJson(result, known), null, 2)}\n`);
  return { files: { ...known, ...record }, ...(unsaved ? { unsaved } : {}) };
}
