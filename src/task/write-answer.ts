import type { RunFiles } from '../domain/run-files.ts';
import type { RunResult } from '../domain/run-result.ts';
import type { Store } from '../ports/store.ts';
import { redact } from '../stages/report/redact.ts';
import { renderContextText } from '../stages/report/render-context-text.ts';
import { renderHtml } from '../stages/report/render-html.ts';
import { renderJson } from '../stages/report/render-json.ts';
import { renderMarkdown } from '../stages/report/render-markdown.ts';

/** Writes what people get: patch, context, report as Markdown and HTML, and the record as JSON. Every file passes the redactor. */
export async function writeAnswer(result: RunResult, store: Store, secrets: readonly string[]): Promise<RunFiles> {
  const put = (name: string, content: string) => store.write(name, redact(content, secrets));
  const patch = result.program ? { patch: await put('change.patch', result.program.patch) } : {};
  const context = result.context ? { context: await put('context.txt', renderContextText(result.context)) } : {};
  const files: RunFiles = { ...patch, ...context };
  const report = await put('report.md', renderMarkdown(result, files.patch ? { patchFile: files.patch } : {}));
  const html = await put('report.html', renderHtml(result));
  const record = await put('run.json', `${JSON.stringify(renderJson(result, { ...files, report }), null, 2)}\n`);
  return { ...files, report, html, record };
}
