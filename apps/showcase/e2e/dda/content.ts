/** The content of the city platform, as the app merges it. Playwright has no `import.meta.glob`. */
import { servicesOf } from '../../src/content/dda/dubaiNowServices.ts';
import { figuresOf } from '../../src/content/dda/figures.ts';
import { platformPagesOf } from '../../src/content/dda/platformRows.ts';
import { agents as arabicAgents } from '../../src/languages/ar/agents.ts';
import { dubaiNow as arabicDubaiNow } from '../../src/languages/ar/dubaiNow.ts';
import { figures as arabicFigures } from '../../src/languages/ar/figures.ts';
import { linking as arabicLinking } from '../../src/languages/ar/linking.ts';
import { platformPages as arabicPages } from '../../src/languages/ar/platformPages.ts';
import { agents as englishAgents } from '../../src/languages/en/agents.ts';
import { dubaiNow as englishDubaiNow } from '../../src/languages/en/dubaiNow.ts';
import { figures as englishFigures } from '../../src/languages/en/figures.ts';
import { linking as englishLinking } from '../../src/languages/en/linking.ts';
import { platformPages as englishPages } from '../../src/languages/en/platformPages.ts';
import { localize } from '../../src/languages/localize.ts';

const both = <Texts extends object>(english: Texts, arabic: Texts) =>
  localize({ '/languages/en/': english, '/languages/ar/': arabic });

export const platformPages = platformPagesOf({
  pages: both(englishPages, arabicPages),
  agents: both(englishAgents, arabicAgents),
  figures: figuresOf(both(englishFigures, arabicFigures)),
});
export const dubaiNow = both(englishDubaiNow, arabicDubaiNow);
export const dubaiNowServices = servicesOf(dubaiNow.services);
export const linking = both(englishLinking, arabicLinking);
