import { stat } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { largestListBytes } from './readEntities.ts';
import { readList, type EntityList } from './readList.ts';

/** Up to this size, reading a list takes less time than starting a thread. */
const smallBytes = 256 * 1024;
/** Far more than the largest list needs, unless it is malicious. */
const maxMegabytes = 1024;

/** Like `readList`, but in a worker thread if the list is large. */
export async function readListApart(file: string): Promise<EntityList> {
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  );
  // A list that is too large is refused unread.
  const isQuick = size <= smallBytes || size > largestListBytes;
  return isQuick ? readList(file) : readInThread(file);
}

function readInThread(file: string): Promise<EntityList> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('listWorker.ts', import.meta.url), {
      workerData: file,
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: maxMegabytes },
    });
    worker.once('message', (answer: EntityList | string) => {
      if (typeof answer === 'string') reject(new Error(answer));
      else resolve(answer);
    });
    worker.once('error', (error: NodeJS.ErrnoException) => {
      const isTooLarge = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      const reason = isTooLarge ? 'reading the list takes too much memory.' : error.message;
      reject(new Error(`${file}: ${reason}`, { cause: error }));
    });
    worker.once('exit', () => {
      reject(new Error(`${file}: reading the list was interrupted.`));
    });
  });
}
