import { formatCompact, formatNumber, formatTotal, UNITS } from '@showcase/impact';
import { directionOf, languages, localeOf } from '@showcase/ui';
import { Sheet } from './Sheet.tsx';

const figures = [0, 0.04, 1200, 27_100, 999_950, 2_600_000];

/** Numbers as they are written in full, compactly and as totals. */
export function Figures() {
  return (
    <Sheet>
      <table>
        <thead>
          <tr>
            <th scope="col">Value</th>
            <th scope="col">In full</th>
            <th scope="col">Compact</th>
            <th scope="col">As a total</th>
          </tr>
        </thead>
        <tbody>
          {figures.map((figure) => (
            <tr key={figure}>
              <th scope="row">
                <code>{figure}</code>
              </th>
              <td>{formatNumber(figure)}</td>
              <td>{formatCompact(figure)}</td>
              <td>{formatTotal(figure, UNITS.cost)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  );
}

const date = new Date(Date.UTC(2026, 10, 21));

/** A number, a share and a date in the locale of each language: both use Latin digits. */
export function Locales() {
  return (
    <Sheet>
      <table>
        <thead>
          <tr>
            <th scope="col">Language</th>
            <th scope="col">Locale</th>
            <th scope="col">Number</th>
            <th scope="col">Share</th>
            <th scope="col">Date</th>
          </tr>
        </thead>
        <tbody>
          {languages.map((language) => {
            const locale = localeOf(language);
            const marked = { lang: language, dir: directionOf(language) };
            return (
              <tr key={language}>
                <th scope="row">{language}</th>
                <td>
                  <code>{locale}</code>
                </td>
                <td>
                  <bdi {...marked}>{new Intl.NumberFormat(locale).format(1_234_567.89)}</bdi>
                </td>
                <td>
                  <bdi {...marked}>
                    {new Intl.NumberFormat(locale, { style: 'percent' }).format(0.6)}
                  </bdi>
                </td>
                <td>
                  <bdi {...marked}>
                    {new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
                      date,
                    )}
                  </bdi>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Sheet>
  );
}

const names = ['Core42 (G42)', '+971 50 000 0000', '!UAE PASS', 'maryam@example.ae'];

/** Foreign names in an Arabic sentence, without and with isolation. */
export function Isolation() {
  return (
    <Sheet>
      <table>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Bare: wrong if the name ends in a sign</th>
            <th scope="col">In a bdi element</th>
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td lang="ar" dir="rtl">
                الاسم {name}، 15 خدمة
              </td>
              <td lang="ar" dir="rtl">
                الاسم <bdi>{name}</bdi>، 15 خدمة
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  );
}
