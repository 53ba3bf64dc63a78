/** The worker thread that reads a large list, so requests aren't blocked: see `readListApart`. */
import { parentPort, workerData } from 'node:worker_threads';
import { readList } from './readList.ts';

try {
  const list = await readList(workerData as string);
  parentPort?.postMessage(list, [list.content.buffer]);
} catch (error) {
  parentPort?.postMessage(error instanceof Error ? error.message : String(error));
}
