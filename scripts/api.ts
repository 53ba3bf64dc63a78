/**
 * `pnpm api`: writes the public types of the packages as text, one report per package, for code review, and the props of
 * every component for readers. `--check` fails if a report differs from the build, and shows the diff.
 */
import { Extractor, ExtractorConfig, type ExtractorMessage } from '@microsoft/api-extractor';
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { entriesOf, packages, type PackageName } from './pack.ts';
import { writeProps } from './props/writeProps.ts';
import { root } from './run.ts';

const isCheck = process.argv.includes('--check');
const results = [...packages.map((name) => report(name)), await writeProps(isCheck)];
process.exit(results.every(Boolean) ? 0 : 1);

/** Reports all entries of a package together; `exports.json` lists what each entry exports. */
function report(name: PackageName): boolean {
  const folder = join(root, 'packages', name);
  const reports = join(folder, 'api');
  const temporary = join(folder, '.api');
  mkdirSync(temporary, { recursive: true });
  const all = join(temporary, `${name}.d.ts`);
  writeFileSync(
    all,
    [...entriesOf(name).values()]
      .map(({ dts }) => `export * from '${relative(temporary, dts).replace(/\.d\.ts$/, '.js')}';\n`)
      .join(''),
  );
  const config = ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: join(folder, 'package.json'),
    configObject: {
      projectFolder: folder,
      mainEntryPointFilePath: all,
      newlineKind: 'lf',
      compiler: {
        overrideTsconfig: {
          compilerOptions: {
            target: 'ES2023',
            module: 'preserve',
            moduleResolution: 'bundler',
            jsx: 'react-jsx',
            strict: true,
            skipLibCheck: true,
            types: [],
          },
          files: [all],
        },
      },
      apiReport: {
        enabled: true,
        reportFileName: `${name}.api.md`,
        reportFolder: reports,
        reportTempFolder: temporary,
      },
      messages: {
        extractorMessageReporting: {
          default: { logLevel: 'warning' as never },
          // No release tags: every export is public. Types that an export refers to need not be exported.
          'ae-undocumented': { logLevel: 'none' as never },
          'ae-missing-release-tag': { logLevel: 'none' as never },
          'ae-forgotten-export': { logLevel: 'none' as never },
        },
        tsdocMessageReporting: { default: { logLevel: 'none' as never } },
      },
    },
  });
  const { apiReportChanged, succeeded } = Extractor.invoke(config, {
    localBuild: !isCheck,
    messageCallback: (message: ExtractorMessage) => {
      // The diff is printed below.
      message.handled = message.messageId.startsWith('console-');
    },
  });
  if (isCheck && apiReportChanged) {
    console.error(
      `The public types of ${name} differ from its report. If this is intended, run pnpm api.`,
    );
    const file = `${name}.api.md`;
    spawnSync('git', ['diff', '--no-index', '--', join(reports, file), join(temporary, file)], {
      stdio: 'inherit',
    });
  } else {
    console.log(`${apiReportChanged ? 'wrote' : 'ok'}  packages/${name}/api/${name}.api.md`);
  }
  rmSync(temporary, { recursive: true });
  return isCheck ? succeeded && !apiReportChanged : true;
}
