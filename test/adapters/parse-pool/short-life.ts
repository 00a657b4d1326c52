import { openParsePool } from '../../../src/adapters/parse-pool/open-parse-pool.ts';

// A program that uses the pool once and then ends in one of three ways.

const [file = '', ending] = process.argv.slice(2);
const pool = await openParsePool({ worker: { file, execArgv: [] }, width: 2 });
const answer = await pool.extract('python', 'pid');
console.log(answer.ok ? answer.record.lines : answer.reason);
if (ending === 'close') await pool.close();
if (ending === 'wait') setInterval(() => {}, 1000);
else console.log(`${ending} done`);
