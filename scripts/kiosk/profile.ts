import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The settings for which Chromium has no argument, under its own names; it ignores unknown ones. */
const preferences = {
  // Since version 138 no argument turns off the bubble that offers a translation.
  translate: { enabled: false },
  // Don't offer one visitor's input to the next.
  autofill: { profile_enabled: false, credit_card_enabled: false },
  credentials_enable_service: false,
  credentials_enable_autosignin: false,
  profile: { password_manager_leak_detection: false },
  // Dictionaries would be fetched from the network.
  browser: { enable_spellchecking: false },
  search: { suggest_enabled: false },
  safebrowsing: { enabled: false },
  // 2: no connections in advance.
  net: { network_prediction_options: 2 },
  download_bubble: { partial_view_enabled: false },
  // No bookmarks (Ctrl+D), where there is a keyboard.
  bookmarks: { editing_enabled: false },
};

/** The same for settings of all profiles. */
const localState = {
  // Swiping sideways does not lead back to an earlier visitor's page. Zooming with two fingers stays possible.
  settings: { a11y: { overscroll_history_navigation: false } },
  // No window to choose a file from this machine (Ctrl+O, Ctrl+S).
  select_file_dialogs: { allowed: false },
};

const prefix = 'showcase-kiosk-';

/** Creates a new profile in the system's temporary folder and returns its path. */
export async function createProfile(): Promise<string> {
  const profile = await mkdtemp(join(tmpdir(), `${prefix}${String(process.pid)}-`));
  await mkdir(join(profile, 'Default'));
  await writeFile(join(profile, 'Default/Preferences'), JSON.stringify(preferences));
  await writeFile(join(profile, 'Local State'), JSON.stringify(localState));
  return profile;
}

/** Deletes a profile. A process of the browser may still be writing to it, hence the retries. */
export async function removeProfile(profile: string): Promise<void> {
  await rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
}

/** Deletes the profiles of launchers that died without deleting them, for example in a power cut. */
export async function removeOldProfiles(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = new RegExp(`^${prefix}(\\d+)-`).exec(name)?.[1];
    if (pid !== undefined && !isRunning(Number(pid))) await removeProfile(join(tmpdir(), name));
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
