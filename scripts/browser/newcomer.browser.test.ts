import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { projectRoot } from '../../api/project.js';
import { projectKnowledgeBase } from '../evaluate/project-knowledge-base.js';
import { describeInBrowser } from './testing/in-browser.js';
import { open } from './testing/opened-page.js';
import { type Site, startSite } from './testing/start-site.js';

let server: Site;
beforeAll(async () => {
  server = await startSite(projectKnowledgeBase(join(projectRoot(), 'data')));
}, 30_000);
afterAll(() => server.close());

async function mainText(page: Page): Promise<string> {
  return (await page.locator('main').textContent()) ?? '';
}

/** What the page says once it has followed the link. */
async function follow(page: Page, name: string | RegExp): Promise<string> {
  await page.getByRole('link', { name }).first().click();
  await page.waitForLoadState('load');
  return mainText(page);
}

/** What the page says once it has been asked, with the keyboard alone. */
async function ask(page: Page, question: string): Promise<string> {
  await page.getByRole('combobox').focus();
  await page.keyboard.type(question);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/search\?q=/);
  return mainText(page);
}

describeInBrowser('the home page alone', (browser) => {
  it('leads to when Riposte damage is placed, by its question, by its keyword, and by the attack sequence', async () => {
    const { page, complaints, context } = await open(browser(), server.url);
    expect(await follow(page, 'When is Riposte damage placed?')).toMatch(
      /when the attack ends|Attack end POP/i,
    );
    await page.goto(server.url);
    expect(await ask(page, 'When is Riposte damage placed?')).toMatch(/when the attack ends|Attack end POP/i);
    await page.goto(server.url);
    const step = page.locator('#window-attack-end');
    expect(await step.textContent()).toContain('Riposte');
    await step.getByRole('link', { name: 'Riposte' }).click();
    await page.waitForURL(/\/keywords\/riposte$/);
    expect(await mainText(page)).toContain('Step 9 of 10 in an attack: Attack end POP');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('leads to whether Armor stops Overkill, with the ruling that says so', async () => {
    const { page, complaints, context } = await open(browser(), server.url);
    const answer = await follow(page, 'Does Armor stop Overkill?');
    expect(answer).toContain('No. Armor on the unit that takes damage from Overkill has no effect');
    expect(answer).toContain('Shields, Parry, and Armor have no effect against it');
    expect(await follow(page, 'All about how they meet')).toContain('They affect each other');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('leads to the chance that Hanharr discards Mudhorn, by its link and by asking', async () => {
    const { page, complaints, context } = await open(browser(), server.url);
    const calculated = await follow(page, 'Hanharr (A) vs Mudhorn');
    const chance = /Defender is discarded\s*([\d.]+ %)/.exec(calculated)?.[1] ?? '';
    expect(chance).toMatch(/%$/);
    await page.goto(server.url);
    expect(await ask(page, 'What is the chance that Hanharr discards Mudhorn?')).toContain(chance);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('leads to how tooltips are put on a wiki, with and without a script', async () => {
    const { page, complaints, context } = await open(browser(), server.url);
    const told = await follow(page, 'tooltips on a wiki');
    expect(new URL(page.url()).hash).toBe('#wiki');
    expect(told).toContain('{{Keyword tooltip|overkill}}');
    expect(told).toMatch(/<script src="[^"]*\/embed\.js" defer><\/script>/);
    await page.goto(server.url);
    expect(await ask(page, 'how to put tooltips on a wiki')).toContain('On this site');
    expect(await follow(page, 'Tooltips on a wiki, or any page')).toBe(told);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
