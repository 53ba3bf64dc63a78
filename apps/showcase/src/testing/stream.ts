/** How the address of the stream answers. */
export type StreamAnswer = 'live' | 'broken' | 'never';

/** Where the stream is by default. */
const streamAddress = '/live/stream.m3u8';

/**
 * For stories: answers requests for the stream; for 'live', with the showcase's own footage.
 *
 * @returns A function that restores the network.
 */
export function answerStream(answer: StreamAnswer): () => void {
  const { open, send } = XMLHttpRequest.prototype;
  const playlist = new Blob([answer === 'live' ? playlistOfFootage() : 'no playlist']);
  const address = URL.createObjectURL(playlist);
  const silent = new WeakSet<XMLHttpRequest>();
  XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, ...args: unknown[]) {
    const [method, url, ...rest] = args;
    const isStream = String(url).endsWith(streamAddress);
    if (isStream && answer === 'never') silent.add(this);
    Reflect.apply(open, this, [method, isStream ? address : url, ...rest]);
  };
  XMLHttpRequest.prototype.send = function (this: XMLHttpRequest, body) {
    if (!silent.has(this)) send.call(this, body);
  };
  return () => {
    Object.assign(XMLHttpRequest.prototype, { open, send });
    URL.revokeObjectURL(address);
  };
}

function playlistOfFootage(): string {
  const footage = (name: string) => new URL(`/media/live-stream/${name}`, location.href).href;
  const segments = Array.from(
    { length: 6 },
    (_, index) => `#EXTINF:4.000,\n${footage(`${String(index)}.m4s`)}`,
  );
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-TARGETDURATION:4',
    '#EXT-X-MEDIA-SEQUENCE:0',
    '#EXT-X-START:TIME-OFFSET=-20.0,PRECISE=YES',
    `#EXT-X-MAP:URI="${footage('init.mp4')}"`,
    ...segments,
    '',
  ].join('\n');
}
