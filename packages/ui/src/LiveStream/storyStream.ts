/** How the address of a story's stream responds. */
export type StoryAnswer = 'live' | 'broken' | 'never';

/** For stories: an address with a simulated stream, and one without a stream. */
export const storyAddress = '/live/story.m3u8';
export const brokenAddress = '/live/broken.m3u8';

/**
 * For stories: serves the showcase's own footage at `storyAddress`, or fails to. Returns a function that restores the
 * network.
 */
export function answerStream(answer: StoryAnswer): () => void {
  const { open, send } = XMLHttpRequest.prototype;
  const playlist = new Blob([answer === 'live' ? playlistOfFootage() : 'no playlist']);
  const address = URL.createObjectURL(playlist);
  const noPlaylist = URL.createObjectURL(new Blob(['no playlist']));
  const silent = new WeakSet<XMLHttpRequest>();
  XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, ...args: unknown[]) {
    const [method, url, ...rest] = args;
    const isStream = String(url).endsWith(storyAddress);
    if (isStream && answer === 'never') silent.add(this);
    const broken = String(url).endsWith(brokenAddress) ? noPlaylist : url;
    Reflect.apply(open, this, [method, isStream ? address : broken, ...rest]);
  };
  XMLHttpRequest.prototype.send = function (this: XMLHttpRequest, body) {
    if (!silent.has(this)) send.call(this, body);
  };
  return () => {
    Object.assign(XMLHttpRequest.prototype, { open, send });
    URL.revokeObjectURL(address);
    URL.revokeObjectURL(noPlaylist);
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
