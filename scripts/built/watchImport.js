/** Imports an entry in plain Node and prints which browser globals our own files read during the import. */
const touched = [];
const browserOnly = ['window', 'document', 'navigator', 'location', 'localStorage', 'matchMedia'];

for (const name of browserOnly) {
  Object.defineProperty(globalThis, name, {
    configurable: true,
    get() {
      // Dependencies may detect a browser; our own files have no reason to before they render.
      const caller = new Error(name).stack?.split('\n')[2] ?? '';
      if (/packages\/(ui|impact)\/dist\//.test(caller)) touched.push(`${name}${caller}`);
      return undefined;
    },
  });
}

const module = await import(process.argv[2] ?? '');
console.log(JSON.stringify({ names: Object.keys(module).length, touched }));
