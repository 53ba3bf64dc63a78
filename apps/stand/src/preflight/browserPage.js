/** Asks this browser what only it knows, and posts it to the host. Part of a page that `browserPage.ts` writes. */
const form = document.querySelector('form');
const { fonts, logo } = JSON.parse(form.dataset.ask);
const milliseconds = 10_000;

/** The value of a promise; the fallback if it rejects or takes too long. */
const within = (promise, fallback) =>
  Promise.race([
    promise.catch(() => fallback),
    new Promise((resolve) => setTimeout(resolve, milliseconds, fallback)),
  ]);

async function requestWakeLock() {
  if (!navigator.wakeLock) return 'it cannot.';
  try {
    const lock = await navigator.wakeLock.request('screen');
    await lock.release();
    return '';
  } catch (error) {
    return error.message;
  }
}

async function decoding(contentType) {
  const video = { contentType, width: 1920, height: 1080, bitrate: 6_000_000, framerate: 30 };
  const { supported, smooth } = await navigator.mediaCapabilities.decodingInfo({
    type: 'file',
    video,
  });
  return { supported, smooth };
}

async function findMissingFonts() {
  const loaded = await Promise.all(
    fonts.map((file) =>
      within(
        new FontFace('Preflight', `url("${file}")`).load().then(() => true),
        false,
      ),
    ),
  );
  return fonts.filter((_, index) => !loaded[index]);
}

async function loadLogo() {
  const picture = new Image();
  picture.src = logo;
  await picture.decode();
  return true;
}

const unknown = { supported: false, smooth: false };
const [wakeLock, av1, h264, missingFonts, hasLogo] = await Promise.all([
  within(requestWakeLock(), 'it does not answer.'),
  within(decoding('video/webm; codecs="av01.0.08M.10"'), unknown),
  within(decoding('video/mp4; codecs="avc1.640028"'), unknown),
  findMissingFonts(),
  logo === '' ? true : within(loadLogo(), false),
]);
form.elements.namedItem('answers').value = JSON.stringify({
  isSecure: isSecureContext,
  canResetZoom: 'resetZoom' in window,
  wakeLock,
  hasFullScreen: document.fullscreenEnabled,
  screen: { width: screen.width, height: screen.height, ratio: devicePixelRatio },
  touchPoints: navigator.maxTouchPoints,
  formats: { av1, h264 },
  missingFonts,
  hasLogo,
  now: Date.now(),
});
form.submit();
