import { createHash } from 'node:crypto';
import type { RunResult } from '../../domain/run-result.ts';
import { changeHtml } from './html/change-html.ts';
import { contextHtml } from './html/context-html.ts';
import { gateHtml } from './html/gate-html.ts';
import { headerHtml, tilesHtml } from './html/header-html.ts';
import { html } from './html/html.ts';
import { PAGE_STYLE } from './html/page-style.ts';
import { runHtml } from './html/run-html.ts';
import { testsHtml } from './html/tests-html.ts';
import { verdictWords } from './verdict-words.ts';

/**
 * The whole run as one page that needs nothing else. Its policy allows this one style sheet, by hash, and nothing
 * more: even if foreign text became markup, it could not run, load or send anything.
 */
export function renderHtml(result: RunResult): string {
  const hash = createHash('sha256').update(PAGE_STYLE).digest('base64');
  const policy = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'`;
  const body = html`<body><main>${headerHtml(result)}${tilesHtml(result)}${testsHtml(result)}${changeHtml(result)}${gateHtml(result)}${contextHtml(result)}${runHtml(result)}
<footer>Vital: the verdict is measured, the context is shown.</footer></main></body>`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="referrer" content="no-referrer"><title>Vital: ${verdictWords(result.judgement.verdict).title}</title><style>${PAGE_STYLE}</style></head>
${body.markup}</html>
`;
}
