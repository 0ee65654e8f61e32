/** The account pages as a person finds things on them: by names and roles. */

import { expect, type Locator, type Page } from '@playwright/test';

export interface Person {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** A person with an address that no other test uses. */
export function newPerson(name = 'Ada Lovelace'): Person {
  const [first = 'person'] = name.toLowerCase().split(' ');
  const email = `${first}.${crypto.randomUUID()}@example.com`;
  return { name, email, password: 'Difference-Engine-1843' };
}

export class AccountPages {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  field(name: string): Locator {
    return this.page.getByRole('textbox', { name, exact: true });
  }

  button(name: string): Locator {
    return this.page.getByRole('main').getByRole('button', { name, exact: true });
  }

  /** The visible toast with this title. */
  toast(title: string): Locator {
    return this.page
      .getByRole('region', { name: /^Notifications/ })
      .getByText(title, { exact: true });
  }

  terms(): Locator {
    return this.page.getByRole('checkbox', { name: /I agree to the Terms & Conditions/ });
  }

  async fillSignUp({ name, email, password }: Person): Promise<void> {
    await this.field('Full name').fill(name);
    await this.field('Email').fill(email);
    await this.field('Password').fill(password);
    await this.field('Confirm password').fill(password);
  }

  async signUp(person: Person): Promise<void> {
    await this.page.goto('/signup');
    await this.fillSignUp(person);
    await this.terms().check();
    await this.button('Create Account').click();
    await expect(this.toast('Account Created Successfully!')).toBeVisible();
  }

  async fillSignIn({ email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
    await this.field('Email').fill(email);
    await this.field('Password').fill(password);
  }

  async signIn(person: Pick<Person, 'email' | 'password'>, path = '/login'): Promise<void> {
    await this.page.goto(path);
    await this.fillSignIn(person);
    await this.button('Sign In').click();
  }

  /** The button that opens the account menu. */
  menuButton(): Locator {
    return this.page.getByRole('button', { name: /^Your account/ });
  }

  async openMenu(): Promise<Locator> {
    // The page after a sign-in has a header of its own: a menu opened too early
    // would disappear with the old one.
    await expect(this.field('Password')).toHaveCount(0);
    await this.menuButton().click();
    const menu = this.page.getByRole('menu');
    await expect(menu).toBeVisible();
    return menu;
  }

  async signOut(): Promise<void> {
    const menu = await this.openMenu();
    await menu.getByRole('menuitem', { name: 'Sign Out' }).click();
    await expect(this.page.getByRole('link', { name: 'Sign In', exact: true })).toBeVisible();
  }
}
