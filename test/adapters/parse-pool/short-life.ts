import { openParsePool } from '../../../src/adapters/parse-pool/open-parse-pool.ts';

// A program that uses the pool once and then ends in one of several ways.

const [file = '', ending] = process.argv.slice(2);
const pool = await openParsePool({ worker: { file, execArgv: [] }, width: 2 });
const answer = await pool.extract('python', 'pid');
console.log(answer.ok ? answer.record.lines : answer.reason);
if (ending === 'close') await pool.close();
if (ending === 'close-often') {
  // Closed while the second worker is still starting: its first message comes after its end was asked for.
  await pool.close();
  for (let times = 0; times < 10; times++) {
    const next = await openParsePool({ worker: { file, execArgv: [] }, width: 2 });
    const answers = Promise.allSettled([next.extract('python', 'x'), next.extract('python', 'y')]);
    await Promise.race([answers, new Promise((go) => setTimeout(go, times * 10))]);
    await next.close();
    await answers;
  }
}
if (ending === 'wait') setInterval(() => {}, 1000);
else console.log(`${ending} done`);
