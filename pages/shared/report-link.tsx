import { useContext } from 'preact/hooks';
import { type Site, SiteContext } from '../site.js';
import { oneLine, type Reported, reportText } from './report-text.js';

/** A report that unfolds in its place. */
export function ReportLink({ reported }: { readonly reported: Reported }) {
  return (
    <details class="report no-print">
      <summary>
        This looks wrong<span class="unseen">: {oneLine(reported.about)}</span>
      </summary>
      <ReportForm reported={reported} />
    </details>
  );
}

/** A report, ready to be sent where the site has a form for it, or to be copied. */
export function ReportForm({ reported }: { readonly reported: Reported }) {
  const site = useContext(SiteContext);
  const text = reportText(reported, site);
  const form = formAddress(site, reported, text);
  return (
    <>
      <p>
        {form === null ? 'Send this to whoever runs this site' : <a href={form}>Open a report</a>}
        {form === null
          ? ', with'
          : form === site.reportUrl
            ? ', copy this text into it, and say'
            : ' with this text, and say'}{' '}
        what you expected, and why.
      </p>
      <pre>{text}</pre>
      <p class="needs-script">
        <button type="button" class="quiet" data-copy={text}>
          Copy the report
        </button>
      </p>
    </>
  );
}

/** Longer addresses are cut by some. */
const LONGEST_ADDRESS = 6_000;

function formAddress({ reportUrl }: Site, { about }: Reported, text: string): string | null {
  if (reportUrl === null) return null;
  const fields = new URLSearchParams({
    title: `This looks wrong: ${oneLine(about).slice(0, 120)}`,
    body: text,
  });
  const address = `${reportUrl}${reportUrl.includes('?') ? '&' : '?'}${fields}`;
  return address.length <= LONGEST_ADDRESS ? address : reportUrl;
}
