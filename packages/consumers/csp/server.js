import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname } from 'node:path';
import { render } from './dist-server/server.js';

const types = { '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' };
const page = await readFile('dist/index.html', 'utf8');

createServer(async ({ url = '/' }, response) => {
  if (url.startsWith('/assets/') && !url.includes('..')) {
    response.setHeader('Content-Type', types[extname(url)] ?? 'application/octet-stream');
    response.end(await readFile(`dist${url}`));
    return;
  }
  const nonce = randomBytes(16).toString('base64');
  const { html, styles } = render(nonce);
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader(
    'Content-Security-Policy',
    `default-src 'none'; script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'nonce-${nonce}'; font-src 'self'; img-src data:; base-uri 'none'; require-trusted-types-for 'script'`,
  );
  response.end(
    page
      .replaceAll('{{nonce}}', nonce)
      .replace('<!--styles-->', styles)
      .replace('<!--html-->', html),
  );
}).listen(Number(process.env['PORT']), '127.0.0.1', () => {
  console.log('ready');
});
