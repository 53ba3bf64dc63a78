import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  build: { rolldownOptions: { input: ['library/index.html', 'library/tanstack.html'] } },
});
