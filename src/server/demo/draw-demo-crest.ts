import sharp from 'sharp'

/** An oak on a hill with a flag, in a shield. */
const crest = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="512" height="512">
  <defs><clipPath id="shield"><path d="M12 10q38-8 76 0v38q0 32-38 46q-38-14-38-46z"/></clipPath></defs>
  <g clip-path="url(#shield)">
    <path fill="#1d4f3a" d="M0 0h100v100H0z"/>
    <path fill="#e9dfc2" d="M0 12h100v46H0z"/>
    <path fill="#2f7a52" d="M0 66q28-18 52-9q26 8 48-3v46H0z"/>
    <path fill="#5a4326" d="M38 66q3-10 1-19h6q-1 10 2 18z"/>
    <g fill="#1d4f3a"><circle cx="30" cy="42" r="10"/><circle cx="42" cy="33" r="12"/><circle cx="54" cy="42" r="10"/><circle cx="42" cy="45" r="11"/></g>
    <path stroke="#3a3a3a" stroke-width="1.6" d="M72 60V28"/>
    <path fill="#b3261e" d="M72.500 28l14 5l-14 5z"/>
  </g>
  <path fill="none" stroke="#c9a24a" stroke-width="4" d="M12 10q38-8 76 0v38q0 32-38 46q-38-14-38-46z"/>
</svg>`

/** The crest of the demonstration club, as a PNG picture. */
export async function drawDemoCrest(): Promise<Buffer> {
  return sharp(Buffer.from(crest)).png().toBuffer()
}
