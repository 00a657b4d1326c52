import { appendBytes } from './append-bytes.ts';
import type { Environment } from './cache-folder.ts';
import type { ModelEntry } from './model-catalogue.ts';
import type { TransferMeter } from './transfer-meter.ts';
import { fileBytes } from './verified-file.ts';

export interface HubDownload {
  readonly entry: ModelEntry;
  /** Grows until it is the whole file; what is there already is not fetched again. */
  readonly partial: string;
  readonly environment: Environment;
  readonly meter: TransferMeter;
  readonly signal?: AbortSignal | undefined;
  /** Seconds until the hub must have answered; a network without it often hangs instead of refusing. */
  readonly connectSeconds?: number;
  /** Seconds without a byte after which a connection counts as dead. */
  readonly idleSeconds?: number;
}

const DEFAULT_HUB = 'https://huggingface.co';

/** Address of a model's file on the hub, or on the mirror of it that `HF_ENDPOINT` names. */
export function hubAddress(entry: ModelEntry, environment: Environment): string {
  const hub = (environment.HF_ENDPOINT || DEFAULT_HUB).replace(/\/+$/, '');
  return `${hub}/${entry.hubRepository}/resolve/main/${entry.file}`;
}

/** Tries in a row that bring no byte although the hub answers. */
const BARREN_TRIES = 3;

/** Completes the partial file from the hub, over as many broken connections as it takes while bytes come. */
export async function downloadFromHub(download: HubDownload): Promise<void> {
  let barren = 0;
  for (;;) {
    const before = await fileBytes(download.partial);
    if (before >= download.entry.bytes) return;
    const answer = await ask(download, before);
    try {
      await saveRest(download, answer);
      return;
    } catch (error) {
      download.signal?.throwIfAborted();
      barren = (await fileBytes(download.partial)) > before ? 0 : barren + 1;
      if (barren > BARREN_TRIES) throw error;
    } finally {
      answer.patience.end();
    }
  }
}

interface Answer {
  readonly response: Response;
  /** Where in the file the response begins. */
  readonly from: number;
  readonly patience: ReturnType<typeof startPatience>;
}

async function ask(download: HubDownload, start: number): Promise<Answer> {
  const patience = startPatience(download.connectSeconds ?? 5);
  const signal = download.signal ? AbortSignal.any([patience.signal, download.signal]) : patience.signal;
  const address = hubAddress(download.entry, download.environment);
  try {
    const response = await fetch(address, { signal, headers: start > 0 ? { range: `bytes=${start}-` } : {} });
    patience.extend(download.idleSeconds ?? 30);
    checkAnswer(response, { address, start, bytes: download.entry.bytes });
    // A server without ranges sends the file from its beginning.
    return { response, from: response.status === 206 ? start : 0, patience };
  } catch (error) {
    patience.end();
    throw patience.ranOut(error);
  }
}

async function saveRest(download: HubDownload, answer: Answer): Promise<void> {
  const { entry, partial, meter } = download;
  try {
    const length = await appendBytes(partial, answer.response.body ?? emptyStream(), {
      start: answer.from,
      end: entry.bytes,
      onBytes(bytes) {
        answer.patience.renew();
        meter.at(bytes);
      },
    });
    if (length < entry.bytes) throw new Error(`the connection ended after ${length} of ${entry.bytes} bytes`);
  } catch (error) {
    throw answer.patience.ranOut(error);
  }
}

function checkAnswer(response: Response, expected: { address: string; start: number; bytes: number }): void {
  if (!response.ok) throw new Error(`it answers ${response.status}`);
  if (expected.address.startsWith('https:') && !response.url.startsWith('https:')) {
    throw new Error('it redirects to an address without encryption');
  }
  const range = /^bytes (\d+)-\d+\/(\d+)$/.exec(response.headers.get('content-range') ?? '');
  if (response.status === 206 && Number(range?.[1]) !== expected.start)
    throw new Error('it sends another range than asked for');
  const total = response.status === 206 ? range?.[2] : response.headers.get('content-length');
  if (total && Number(total) !== expected.bytes)
    throw new Error(`its file has ${total} bytes instead of ${expected.bytes}`);
}

/** Aborts when nothing happens for too long; how long that is changes once the hub has answered. */
function startPatience(connectSeconds: number) {
  const controller = new AbortController();
  let seconds = connectSeconds;
  let timer = setTimeout(() => controller.abort(), seconds * 1000);
  const renew = () => {
    clearTimeout(timer);
    timer = setTimeout(() => controller.abort(), seconds * 1000);
  };
  return {
    signal: controller.signal,
    renew,
    extend(to: number) {
      seconds = to;
      renew();
    },
    end: () => clearTimeout(timer),
    ranOut: (error: unknown) => (controller.signal.aborted ? new Error(`no byte within ${seconds} s`) : error),
  };
}

async function* emptyStream(): AsyncGenerator<Uint8Array> {}
