import { unwatchFile, watchFile } from 'node:fs';
import { prepare, type PreparedBody } from '../preparedBody.ts';
import { readEntities } from './readEntities.ts';

/** The entity records of a file, read again when it changes. A broken file never replaces a good list. */
export class EntitySource {
  readonly #file: string;
  #body: PreparedBody;

  private constructor(file: string, body: PreparedBody) {
    this.#file = file;
    this.#body = body;
  }

  /**
   * Reads the file and begins to watch it, by asking for its time so that replaced files and network drives
   * are noticed too. Throws what `readEntities` throws: there is no good list to begin with.
   */
  static async open(file: string, { intervalMilliseconds = 1000 } = {}): Promise<EntitySource> {
    const source = new EntitySource(file, await load(file));
    watchFile(file, { interval: intervalMilliseconds, persistent: false }, () => {
      void source.#reload();
    });
    return source;
  }

  /** The list as JSON, ready to be sent. */
  get body(): PreparedBody {
    return this.#body;
  }

  close(): void {
    unwatchFile(this.#file);
  }

  async #reload(): Promise<void> {
    try {
      this.#body = await load(this.#file);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      console.error(`${reason} The last good list stays.`);
    }
  }
}

async function load(file: string): Promise<PreparedBody> {
  const rows = await readEntities(file);
  console.log(`${String(rows.length)} entities from ${file}`);
  return prepare(JSON.stringify(rows));
}
