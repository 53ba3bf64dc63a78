import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTemporaryFolder } from '@showcase/host/temporaryFolder';

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

/** Creates a new profile and returns its folder. */
export async function createProfile(): Promise<string> {
  const profile = await createTemporaryFolder('kiosk');
  await mkdir(join(profile, 'Default'));
  await writeFile(join(profile, 'Default/Preferences'), JSON.stringify(preferences));
  await writeFile(join(profile, 'Local State'), JSON.stringify(localState));
  return profile;
}
